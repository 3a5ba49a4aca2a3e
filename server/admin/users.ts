import { listedUser, userOrders } from '#app/records/users/fields.ts'
import { listRoute } from './replies.ts'

export const listUsersRoute = listRoute({
  path: '/api/admin-users',
  summary: 'All registered users, in parts',
  wrapper: 'users',
  orders: userOrders,
  row: listedUser,
  list: async ({ site }, ask) => {
    const { users, total } = await site.listUsers(ask)
    return { rows: users, total }
  },
})
