import { startPostgres } from './postgres.ts'

/** One server for all files of the project `db-postgres`; the test workers inherit the address. */
export default async function setup() {
  const postgres = await startPostgres()
  process.env.TEST_DATABASE_URL = postgres.socketUrl
  return () => postgres.stop()
}
