import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // One small manifest file instead of a request for every set of links on screen: works offline too.
  routeDiscovery: { mode: 'initial' },
  // A route's few lines for the browser are one file with its page: fewer requests on a slow network.
  splitRouteModules: false,
} satisfies Config
