import { readAnalyticsRoute, writeAnalyticsRoute } from './analytics.ts'
import { auditFiltersRoute, auditRoute } from './audit.ts'
import { backupRoute } from './backup.ts'
import { catalogueRoutes } from './catalogue.ts'
import type { AdminRoute } from './define.ts'
import { priceRoutes } from './gold-silver-prices.ts'
import { readLiveRoute } from './live.ts'
import { listSubscribersRoute, subscribersFileRoute } from './newsletter.ts'
import { operatorRoutes } from './operators.ts'
import { restoreRoute } from './restore.ts'
import { restoreManyRoute } from './restore-many.ts'
import { viewRoutes } from './saved-views.ts'
import { readSettingsRoute, writeSettingRoute } from './settings.ts'
import { banUserRoute, listUsersRoute, resetSecondFactorRoute, signOutUserRoute } from './users.ts'

/** The admin interface, whole: mounted, documented and tested from this list. */
export const adminRoutes: readonly AdminRoute[] = [
  listUsersRoute,
  banUserRoute,
  resetSecondFactorRoute,
  signOutUserRoute,
  ...operatorRoutes,
  ...catalogueRoutes,
  ...viewRoutes,
  readAnalyticsRoute,
  readLiveRoute,
  writeAnalyticsRoute,
  readSettingsRoute,
  writeSettingRoute,
  ...priceRoutes,
  listSubscribersRoute,
  subscribersFileRoute,
  auditRoute,
  auditFiltersRoute,
  restoreRoute,
  restoreManyRoute,
  backupRoute,
]
