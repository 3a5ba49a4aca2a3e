/** What a changed row is called: by its newer version, else by the one before. */
export function nameOfChanged({ before, after }: { before: unknown; after: unknown }): string {
  return nameOf(after) || nameOf(before)
}

const namingFields = ['name', 'plan_name', 'key', 'date', 'price_date', 'email']

function nameOf(row: unknown): string {
  const fields = Object(row) as Record<string, unknown>
  const named = namingFields.find((field) => typeof fields[field] === 'string')
  return named ? String(fields[named]) : ''
}
