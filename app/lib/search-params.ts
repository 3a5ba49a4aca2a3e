/**
 * A query with these parameters behind those of others, `?utm_source=x&days=7`; empty without any. An empty value is left out.
 */
export function withParams(search: string, params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search)
  for (const name of Object.keys(params)) query.delete(name)
  for (const [name, value] of Object.entries(params)) if (value !== '') query.set(name, value)
  return query.size > 0 ? `?${query}` : ''
}
