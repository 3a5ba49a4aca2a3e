/**
 * Who may import whom (see ARCHITECTURE.md). Pages import records, feeds, platform and ui; those import db, lib and
 * packages; nothing imports upwards. `import type` and `import()` count as imports.
 */
const TEST = '\\.test\\.tsx?$'
const SERVER_ONLY = '\\.server\\.tsx?$'
const NPM_DEPENDENCY = '(^|/)node_modules/'

const rules = [
  {
    name: 'app-not-to-server',
    comment: 'server and jobs import app, never the other way.',
    from: { path: '^app/' },
    to: { path: '^(server|jobs)/' },
  },
  {
    name: 'app-not-to-renderer',
    comment: 'The renderer of pages is called by the server, never imported by the rest of app.',
    from: { path: '^app/[^/]+/' },
    to: { path: '^app/render-page\\.server\\.tsx$' },
  },
  {
    name: 'renderer-imports-little',
    comment:
      'The renderer finds pages on disk; it imports layout, error pages, platform, lib and the tool registry only.',
    from: { path: '^app/render-page\\.server\\.tsx$' },
    to: { path: '^app/(tools/[^/]+/|admin/|records/|feeds/)' },
  },
  {
    name: 'no-import-into-pages',
    comment: 'records, feeds, platform, ui and lib never import pages.',
    from: { path: '^app/(records|feeds|platform|ui|lib)/' },
    to: { path: '^app/(tools|admin|pages|account|layout)/' },
  },
  {
    name: 'pages-not-sideways',
    comment: 'Pages share through platform and ui; pages of the site and of accounts may import the layout.',
    from: { path: '^app/(tools|admin|layout)/' },
    to: { path: '^app/(tools|admin|pages|account|layout)/', pathNot: '^app/($1/|tools/)' },
  },
  {
    name: 'site-pages-not-sideways',
    comment: 'Pages of the site and of accounts import the layout, not each other.',
    from: { path: '^app/(pages|account)/' },
    to: { path: '^app/(admin|pages|account)/', pathNot: '^app/$1/' },
  },
  {
    name: 'jobs-not-to-server',
    comment: 'The server runs the jobs; a job does not import it.',
    from: { path: '^jobs/' },
    to: { path: '^server/' },
  },
  {
    name: 'tool-not-to-tool',
    comment: 'A tool is one folder and imports no other tool.',
    from: { path: '^app/tools/([^/]+)/' },
    to: { path: '^app/tools/[^/]+/', pathNot: '^app/tools/$1/' },
  },
  {
    name: 'tool-is-private',
    comment: 'Others import app/tools/registry.ts only.',
    from: { pathNot: '^app/tools/' },
    to: { path: '^app/tools/[^/]+/' },
  },
  {
    name: 'registry-readers',
    comment: 'Only pages, layout, admin and server read the tool registry.',
    from: { pathNot: '^(app/(pages|layout|admin)|server|test)/|^app/(tools/[^/]+$|render-page)' },
    to: { path: '^app/tools/[^/]+$' },
  },
  {
    name: 'section-not-to-section',
    comment:
      'A section of the admin panel is one folder and imports no other; what sections are made of is the kit.',
    from: { path: '^app/admin/([^/]+)/' },
    to: { path: '^app/admin/[^/]+/', pathNot: '^app/admin/($1|kit)/' },
  },
  {
    name: 'router-in-admin',
    comment: 'Public pages are documents: only the admin area, an application, has a router.',
    from: { pathNot: '^(app/admin/|test/admin-screen\\.tsx$)' },
    to: { path: `${NPM_DEPENDENCY}react-router/` },
  },
  {
    name: 'record-not-to-record',
    comment: 'A record imports neither feeds nor other records; a page, a job or the server joins them.',
    from: { path: '^app/records/([^/]+)/' },
    to: { path: '^app/(feeds/|records/[^/]+/)', pathNot: '^app/records/$1/' },
  },
  {
    name: 'feed-not-to-feed',
    comment: 'A feed imports neither records nor other feeds; a page, a job or the server joins them.',
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
    name: 'ui-imports-little',
    comment: 'ui imports lib, packages, React and Radix only.',
    from: { path: '^app/ui/', pathNot: TEST },
    to: {
      pathNot: `^(app/(ui|lib)|packages)/|${NPM_DEPENDENCY}(react|react-dom|@types/react|@types/react-dom|@radix-ui)/`,
    },
  },
  {
    name: 'lib-is-pure',
    comment: 'lib is pure functions: nothing of the app, no React, no Node.',
    from: { path: '^app/lib/', pathNot: TEST },
    to: { pathNot: `^app/lib/|^packages/|${NPM_DEPENDENCY}zod/` },
  },
  {
    name: 'package-imports-nothing',
    comment: 'A package can be published: it imports other packages of ours, nothing else, not even Node.',
    from: { path: '^packages/([^/]+)/', pathNot: TEST },
    to: { pathNot: '^packages/' },
  },
  {
    name: 'lib-tests-import-lib',
    comment: 'Tests of lib and packages may use Node and libraries, but nothing else of the app.',
    from: { path: `^(app/lib|packages)/.*${TEST}` },
    to: { path: '^(app/(?!lib/)|db/|server/|jobs/)' },
  },
  {
    name: 'db-imports-lib',
    comment: 'db imports lib and packages, nothing else of the codebase.',
    from: { path: '^db/' },
    to: { path: '^(app/(?!lib/)|server/|jobs/)' },
  },
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
  { name: 'no-cycles', comment: 'No import cycles, not even of types.', from: {}, to: { circular: true } },
  {
    name: 'every-import-resolves',
    comment: 'An import that the cruiser cannot follow would hide what is behind it.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^bun:' },
  },
]

export default {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
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
