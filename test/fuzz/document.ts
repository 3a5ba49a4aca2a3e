export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  items?: Schema
  minItems?: number
  maxItems?: number
  format?: string
  pattern?: string
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
}

type Content = Readonly<Record<string, { schema: Schema }>>

interface Response {
  $ref?: string
  content?: Content
}

interface Operation {
  parameters?: readonly { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Readonly<Record<string, Response>>
}

/** As much of an OpenAPI document as a client needs. */
export interface OpenApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components: {
    schemas: Readonly<Record<string, Schema>>
    responses?: Readonly<Record<string, Response>>
  }
}

export interface Described {
  /** In capitals. */
  method: string
  /** With `{id}` where something stands for it. */
  path: string
  operation: Operation
}

export function operationsOf({ paths }: OpenApiDocument): Described[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
}

/** Finds what an address stands for; a path without `{}` comes before one with. */
export function findOperation(document: OpenApiDocument) {
  const known = operationsOf(document).map((described) => ({
    ...described,
    form: new RegExp(`^${described.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  const exactFirst = known.toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
  return (method: string, pathname: string): Described | undefined => {
    const read = method === 'HEAD' ? 'GET' : method
    return exactFirst.find((one) => one.method === read && one.form.test(pathname))
  }
}
