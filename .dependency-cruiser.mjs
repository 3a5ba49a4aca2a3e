/**
 * Who may import whom (see ARCHITECTURE.md). Pages stand on records, feeds, platform and ui; those stand on
 * db, kit and packages; nothing imports upwards. `import type` and `import()` count as imports.
 */
const TEST = '\\.test\\.tsx?$'
const SERVER_ONLY = '\\.server\\.tsx?$'
const NPM_DEPENDENCY = '(^|/)node_modules/'

const layers = [
  {
    name: 'app-not-to-server',
    comment: 'server and jobs stand above all of app: they import it, never the other way.',
    from: { path: '^app/' },
    to: { path: '^(server|jobs)/' },
  },
  {
    name: 'app-not-to-glue',
    comment:
      'The document and what draws it are called by the server, never imported by a page or what stands below.',
    from: { path: '^app/[^/]+/' },
    to: { path: '^app/(document|render-page\\.server)\\.tsx$' },
  },
  {
    name: 'glue-stays-thin',
    comment: 'What draws pages finds them on disk; it names site, platform, kit and the tool registry only.',
    from: { path: '^app/(document|render-page\\.server)\\.tsx$' },
    to: { path: '^app/(tools/[^/]+/|admin/|records/|feeds/)' },
  },
  {
    name: 'no-import-into-pages',
    comment: 'records, feeds, platform, ui and kit stand below the pages.',
    from: { path: '^app/(records|feeds|platform|ui|kit)/' },
    to: { path: '^app/(tools|admin|site)/' },
  },
  {
    name: 'pages-not-sideways',
    comment: 'Pages share through platform and ui; only the tool registry may be read by site and admin.',
    from: { path: '^app/(tools|admin|site)/' },
    to: { path: '^app/(tools|admin|site)/', pathNot: '^app/($1/|tools/)' },
  },
  {
    name: 'jobs-not-to-server',
    comment: 'The server runs the jobs; a job does not know who runs it.',
    from: { path: '^jobs/' },
    to: { path: '^server/' },
  },
]

const tools = [
  {
    name: 'tool-not-to-tool',
    comment: 'A tool is one folder and knows no other tool.',
    from: { path: '^app/tools/([^/]+)/' },
    to: { path: '^app/tools/[^/]+/', pathNot: '^app/tools/$1/' },
  },
  {
    name: 'nobody-enters-a-tool',
    comment: 'What others may know of tools is in app/tools/registry.ts.',
    from: { pathNot: '^app/tools/' },
    to: { path: '^app/tools/[^/]+/' },
  },
  {
    name: 'registry-readers',
    comment: 'Only site, admin and server read the tool registry.',
    from: { pathNot: '^(app/(site|admin)|server|test)/|^app/(tools/[^/]+$|render-page)' },
    to: { path: '^app/tools/[^/]+$' },
  },
]

const admin = [
  {
    name: 'section-not-to-section',
    comment:
      'A section of the admin panel is one folder and knows no other; what they share are its forms and lists.',
    from: { path: '^app/admin/([^/]+)/' },
    to: { path: '^app/admin/[^/]+/', pathNot: '^app/admin/($1|forms|api|lists|records)/' },
  },
]

const router = [
  {
    name: 'router-in-admin',
    comment: 'Public pages are documents: only the admin area, an application, has a router.',
    from: { pathNot: '^app/admin/' },
    to: { path: `${NPM_DEPENDENCY}react-router/` },
  },
]

const middle = [
  {
    name: 'record-stands-alone',
    comment: 'A record knows neither feeds nor other records; a page, a job or the server joins them.',
    from: { path: '^app/records/([^/]+)/' },
    to: { path: '^app/(feeds/|records/[^/]+/)', pathNot: '^app/records/$1/' },
  },
  {
    name: 'feed-stands-alone',
    comment: 'A feed knows neither records nor other feeds; a page, a job or the server joins them.',
    from: { path: '^app/feeds/([^/]+)/' },
    to: { path: '^app/(records/|feeds/[^/]+/)', pathNot: '^app/feeds/$1/' },
  },
  {
    name: 'platform-takes-arguments',
    comment: 'Platform parts get settings and rows as arguments.',
    from: { path: '^app/platform/' },
    to: { path: '^app/(records|feeds)/' },
  },
  {
    name: 'ui-knows-no-domain',
    comment: 'ui imports kit, React and Radix only.',
    from: { path: '^app/ui/', pathNot: TEST },
    to: {
      pathNot: `^app/(ui|kit)/|${NPM_DEPENDENCY}(react|react-dom|@types/react|@types/react-dom|@radix-ui)/`,
    },
  },
]

const ground = [
  {
    name: 'kit-is-pure',
    comment: 'kit computes: nothing of the app, no React, no Node.',
    from: { path: '^app/kit/', pathNot: TEST },
    to: { pathNot: `^app/kit/|^packages/|${NPM_DEPENDENCY}zod/` },
  },
  {
    name: 'package-stands-alone',
    comment: 'A package can be published: it imports nothing outside its folder, not even Node.',
    from: { path: '^packages/([^/]+)/', pathNot: TEST },
    to: { pathNot: '^packages/$1/' },
  },
  {
    name: 'ground-tests-stay-low',
    comment: 'Tests of kit and packages may use Node and libraries, but nothing above kit.',
    from: { path: `^(app/kit|packages)/.*${TEST}` },
    to: { path: '^(app/(?!kit/)|db/|server/|jobs/)' },
  },
  {
    name: 'db-looks-down',
    comment: 'db stores: it knows kit and packages, nothing else of the codebase.',
    from: { path: '^db/' },
    to: { path: '^(app/(?!kit/)|server/|jobs/)' },
  },
]

const machine = [
  {
    name: 'db-behind-server-files',
    comment: 'In app only *.server.ts files import db; anything else could reach the browser.',
    from: { path: '^app/', pathNot: `${SERVER_ONLY}|${TEST}` },
    to: { path: `^db/|${NPM_DEPENDENCY}(kysely|pg|@electric-sql)/` },
  },
  {
    name: 'node-behind-server-files',
    comment: 'In app only *.server.ts files import Node built-ins.',
    from: { path: '^app/', pathNot: `${SERVER_ONLY}|${TEST}` },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'production-not-to-tests',
    comment: 'What is served needs neither tests nor scripts.',
    from: { path: '^(app|server|db|jobs|packages)/', pathNot: TEST },
    to: { path: `^(test|e2e|scripts|stress)/|${TEST}` },
  },
  {
    name: 'no-development-dependency',
    comment: 'A production install has no devDependencies. The development server is the one exception.',
    from: { path: `^(server|jobs|db)/|${SERVER_ONLY}`, pathNot: `${TEST}|^server/dev\\.ts$` },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'type-import'] },
  },
]

const graph = [
  { name: 'no-cycles', comment: 'No import cycles, not even of types.', from: {}, to: { circular: true } },
  {
    name: 'every-import-resolves',
    comment: 'An import that the cruiser cannot follow would hide what is behind it.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^bun:' },
  },
]

export default {
  forbidden: [...layers, ...tools, ...admin, ...router, ...middle, ...ground, ...machine, ...graph].map(
    (rule) => ({
      severity: 'error',
      ...rule,
    }),
  ),
  options: {
    // With the TypeScript parser it sees no modules under TypeScript 7 and reports success.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^build/|(^|/)fixtures/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
