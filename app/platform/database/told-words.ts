/**
 * Classes of SQLSTATE in which the database names the fault and nothing else: rollback, access and missing parts,
 * resources, state of objects, operator. In the others it may repeat values, users or hosts.
 */
const tellable = /^(40|42|53|55|57)[0-9A-Z]{3}$/
const syntaxError = '42601'

/**
 * What a visitor may be told of an error, in the database's own words; empty where they might not be harmless. A
 * connection that fails names hosts and users, so its words stay in the log.
 */
export function toldWords(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const code = 'code' in error ? String(error.code) : ''
  return tellable.test(code) && code !== syntaxError ? error.message : ''
}
