/**
 * Classes of SQLSTATE whose messages name only the fault: rollback, access and missing objects, resources, object state,
 * operator. Messages of other classes may contain values, users or hosts.
 */
const publicClasses = /^(40|42|53|55|57)[0-9A-Z]{3}$/
const syntaxError = '42601'

/**
 * The database's own message, where visitors may see it; else empty. Connection errors name hosts and users: those
 * messages are only logged.
 */
export function publicDatabaseMessage(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const code = 'code' in error ? String(error.code) : ''
  return publicClasses.test(code) && code !== syntaxError ? error.message : ''
}
