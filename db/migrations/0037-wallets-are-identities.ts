import { sql } from 'kysely'
import { statements } from './statements.ts'

// An identity in `auth_accounts` holds address and chain of a wallet as well.
export default statements(sql`drop table auth_wallets`)
