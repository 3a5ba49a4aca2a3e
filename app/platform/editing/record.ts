import * as z from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { fieldsIn } from './fields.ts'
import { type Filters, yesOrNo } from './list-query.ts'

/** The value of a form field; numbers stay as typed. */
export type FormValue = string | number | boolean | null | readonly string[]

export type FormValues = Readonly<Record<string, FormValue>>

/** A field in the admin's form. */
export interface Control {
  /** `custom`: the section draws it. */
  kind: 'text' | 'area' | 'select' | 'check' | 'icons' | 'picture' | 'custom'
  /** In the form of a new row. */
  initial: FormValue
  isRequired?: boolean
  maxLength?: number
  /** Recommended length in characters, for a text that other sites may cut. */
  recommended?: number
  /** Lines of an area. */
  rows?: number
  /** Of a text; `url` has the keyboard of addresses. */
  type?: 'text' | 'url' | 'tel' | 'date'
  inputMode?: 'numeric' | 'decimal'
  /** The values of a select or of icons. */
  options?: readonly FormValue[]
  /** Takes half of a row. */
  isHalf?: boolean
  /** Maps the typed text to the value of the field. */
  typed?: (text: string) => string | null
}

/** A column that admins edit. */
interface Field {
  /** What an admin may send, with error texts in a language. */
  edited: (lang: Lang) => z.core.$ZodType
  /** What everyone may read; null for a field that is only sent. */
  read: z.core.$ZodType | null
  /** Null for a field that is not in the form. */
  control: Control | null
}

type Fields = Readonly<Record<string, Field>>
type Shape = Readonly<Record<string, z.core.$ZodType>>
type Edits<F extends Fields> = { [Name in keyof F]: ReturnType<F[Name]['edited']> }
type Reads<F extends Fields> = {
  [Name in keyof F as F[Name]['read'] extends null ? never : Name]: NonNullable<F[Name]['read']>
}

interface RecordOptions<F extends Fields, ReadOnly extends Shape, Sortable> {
  fields: F
  /** Public columns that are not edited. */
  readOnly: ReadOnly
  /** Columns of the admin's list; order and status follow by themselves. */
  listed: readonly (keyof F & string)[]
  /** Columns that the list can be sorted by, besides those of all records. */
  sortable: readonly Sortable[]
  /** Of the admin's list, besides `active`. */
  filters: Filters
}

/** Fields that are set for many rows at once, where a record has them. */
const bulkFields = ['is_active', 'verified_today']

/** What the public API, the admin API, the admin's list and its form know of the columns of a table. */
export function defineRecord<
  const F extends Fields,
  const ReadOnly extends Shape,
  const Sortable extends keyof F & string,
>({ fields, readOnly, filters, ...lists }: RecordOptions<F, ReadOnly, Sortable>) {
  const pick = (part: (field: Field) => unknown) =>
    Object.fromEntries(
      Object.entries<Field>(fields)
        .map(([name, field]) => [name, part(field)] as const)
        .filter(([, picked]) => picked !== null),
    )
  const reads = { id: z.uuid(), ...(pick(({ read }) => read) as Reads<F>), ...readOnly }
  const always = ['is_active', 'created_at', 'updated_at']
  const named = 'name' in fields ? ['name', ...always] : always
  const controls = pick(({ control }) => control) as Readonly<Record<keyof F & string, Control>>
  return {
    /** What an admin may set for many rows. */
    bulkEdits: (lang: Lang) => {
      const edited = Object.entries<Field>(fields).filter(([name]) => bulkFields.includes(name))
      return z.strictObject(Object.fromEntries(edited.map(([name, field]) => [name, field.edited(lang)])))
    },
    filters: { active: yesOrNo('is_active'), ...filters } as Filters,
    /** What an admin may send, with error texts in a language. */
    edits: (lang: Lang) => z.strictObject(pick(({ edited }) => edited(lang)) as Edits<F>),
    /** A row as everyone may read it. */
    shown: z.object({ ...reads, is_active: z.literal(true) }),
    /** The columns of `shown`. */
    columns: Object.keys(reads) as (keyof typeof reads & string)[],
    /** A row as admins read it. */
    stored: z.object({
      ...reads,
      is_active: z.boolean(),
      created_at: z.iso.datetime(),
      updated_at: z.iso.datetime(),
    }),
    controls,
    /** The form of a new row. */
    defaults: Object.fromEntries(
      Object.entries<Control>(controls).map(([name, { initial }]) => [name, initial]),
    ) as FormValues,
    ...lists,
    /** Columns that the admin's list can be sorted by; the first is its order at first. */
    orders:
      'sort_order' in fields ? ['sort_order', ...named, ...lists.sortable] : [...lists.sortable, ...named],
  }
}

type LocalText = (lang: Lang) => string

/** The texts of a dictionary by their names. */
export function localTexts<Texts extends object>(messages: Readonly<Record<Lang, Texts>>) {
  return <Name extends keyof Texts>(name: Name) =>
    (lang: Lang) =>
      messages[lang][name]
}

interface TextOptions extends Partial<Control> {
  /** The largest number of characters. */
  max?: number
  /** What else must hold of the text, and the error where it does not. */
  rule?: readonly [holds: (text: string) => boolean, error: LocalText]
}

interface RequiredOptions extends Omit<TextOptions, 'rule'> {
  /** Of the text as `typed` maps it. A pattern is in the description of the API, too. */
  rule?: readonly [holds: RegExp | ((text: string) => boolean), error: LocalText]
}

/** A text that must not be empty. */
export const required = (error: LocalText, { max = 200, rule, ...control }: RequiredOptions = {}) => ({
  edited: (lang: Lang) => {
    const text = fieldsIn(lang).required(error(lang), max)
    if (!rule) return text
    const [holds, message] = rule
    return text.check(
      z.overwrite((typed) => control.typed?.(typed) ?? typed),
      holds instanceof RegExp ? z.regex(holds, message(lang)) : z.refine(holds, message(lang)),
    )
  },
  read: z.string().check(z.minLength(1)),
  control: textControl(max, { isRequired: true, ...control }),
})

/** A text or null. */
export const optional = ({ max = 200, rule, ...control }: TextOptions = {}) => ({
  edited: (lang: Lang) => {
    const text = fieldsIn(lang).optional(max)
    return rule ? text.check(z.refine((given) => given === null || rule[0](given), rule[1](lang))) : text
  },
  read: z.nullable(z.string()),
  control: textControl(max, control),
})

/** The address of a page or null. */
export const url = () => ({
  edited: (lang: Lang) => fieldsIn(lang).url(),
  read: z.nullable(z.string()),
  control: textControl(500, { type: 'url' }),
})

/** A picture or null: its path on this site after an upload, or an address, which the server fetches. */
export const picture = () => ({
  ...url(),
  edited: (lang: Lang) => fieldsIn(lang).picture(),
  control: { kind: 'picture', initial: '' } as Control,
})

function textControl(max: number, control: Partial<Control>): Control {
  const maxLength = control.kind === 'area' ? undefined : max
  return { kind: 'text', initial: '', maxLength, ...control }
}

export const flag = (initial: boolean) => ({
  edited: (lang: Lang) => fieldsIn(lang).flag(initial),
  read: z.boolean(),
  control: { kind: 'check', initial } as Control,
})

/** Yes, no, or not known. */
export const maybe = () => ({
  edited: (lang: Lang) => fieldsIn(lang).maybe(),
  read: z.nullable(z.boolean()),
  control: { kind: 'select', initial: null, options: [null, true, false], isHalf: true } as Control,
})

/** The position of a row in its list. */
export const order = () => ({
  edited: (lang: Lang) => fieldsIn(lang).order(),
  read: z.int(),
  control: { kind: 'text', initial: '', inputMode: 'numeric' } as Control,
})

/** A whole number above 0. */
export const count = (error: LocalText) => ({
  edited: (lang: Lang) => fieldsIn(lang).count(error(lang), 0),
  read: z.int().check(z.positive()),
  control: { kind: 'text', initial: '0', isRequired: true, inputMode: 'numeric', isHalf: true } as Control,
})

/** NPR above 0. */
export const price = (error: LocalText) => ({
  edited: (lang: Lang) => fieldsIn(lang).price(error(lang), 0),
  read: z.number().check(z.positive()),
  control: { ...count(error).control, inputMode: 'decimal' } as Control,
})

/** NPR, or null for a cost that is not published. */
export const cost = () => ({
  edited: (lang: Lang) => fieldsIn(lang).cost(0),
  read: z.nullable(z.number().check(z.nonnegative())),
  control: {
    kind: 'text',
    initial: '0',
    inputMode: 'decimal',
    isHalf: true,
    typed: (text) => (text.trim() === '' ? null : text),
  } as Control,
})

/** One of the offered values; the first is the default. The table may have others. */
export const choice = <const Value extends string | number>(
  options: readonly [Value, ...Value[]],
  control: Partial<Control> = {},
) => ({
  edited: (lang: Lang) => fieldsIn(lang).choice(options),
  read: z.string(),
  control: { kind: 'select', initial: options[0], options, ...control } as Control,
})
