import type { AdminRoute } from './admin-route.ts'
import { readAnalyticsRoute, writeAnalyticsRoute } from './analytics.ts'
import { auditRoutes } from './audit.ts'
import { backupRoutes } from './backup.ts'
import { correctionRoutes } from './corrections.ts'
import { catalogueRoutes } from './editable-records.ts'
import { priceRoutes } from './gold-silver-prices.ts'
import { readHealthRoute } from './health.ts'
import { newsletterRoutes } from './newsletter.ts'
import { operatorRoutes } from './operators.ts'
import { pictureRoutes } from './pictures.ts'
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
  readAnalyticsRoute,
  writeAnalyticsRoute,
  readSettingsRoute,
  writeSettingRoute,
  ...pictureRoutes,
  ...priceRoutes,
  ...correctionRoutes,
  ...newsletterRoutes,
  ...auditRoutes,
  ...backupRoutes,
  readHealthRoute,
]
