import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Boundaries, cruise } from './boundaries.ts'

/** What may be imported: a codebase without violations. Keys are files, values their text. */
const ALLOWED = {
  'app/tools/registry.ts': 'export const registry = []',
  'app/tools/loan/loan.ts': 'export interface Loan { months: number }\nexport const loan = 1',
  'app/tools/loan/page.server.tsx':
    "import { bank } from '#app/records/banks/store.server.ts'\nexport const page = bank",
  'app/admin/gate.ts': 'export const gate = 1',
  'app/admin/kit/field.ts': 'export const field = 1',
  'app/admin/banks/screen.tsx': "import '../kit/field.ts'\nimport '../gate.ts'\nexport const banks = 1",
  'app/layout/frame.tsx': "import { registry } from '#app/tools/registry.ts'\nexport const frame = registry",
  'app/records/banks/store.server.ts':
    "import { client } from '#db/client.server.ts'\nexport const bank = client",
  'app/records/carriers/fields.ts': 'export interface Carrier { name: string }\nexport const carrier = 1',
  'app/feeds/forex/shape.ts': 'export interface Rate { buy: number }\nexport const rate = 1',
  'app/platform/log.server.ts': "import { env } from 'node:process'\nexport const log = env",
  'app/platform/site.ts': 'export const site = 1',
  'app/ui/card.tsx':
    "import { useState } from 'react'\nimport '#app/lib/money.ts'\nexport const card = useState",
  'app/lib/money.ts': 'export const money = 1',
  'app/lib/money.test.ts': "import 'node:fs'\nimport './money.ts'",
  'app/render-page.server.tsx':
    "import '#app/layout/frame.tsx'\nimport './tools/registry.ts'\nexport const render = 1",
  'app/admin/link.tsx': "import { Link } from 'react-router'\nexport const link = Link",
  'db/client.server.ts': "import 'pg'\nexport interface Client { id: 1 }\nexport const client = 1",
  'server/app.ts': "import '#app/tools/registry.ts'\nimport '#jobs/list.ts'\nexport const app = 1",
  'server/dev.ts': "import 'vite'\nimport 'node:http'",
  'jobs/list.ts': "import '#app/feeds/forex/shape.ts'\nexport const jobs = 1",
  'packages/calendar/convert.ts': 'export const convert = 1',
  'test/clock.ts': 'export const clock = 1',
}

/** [rule, a file that breaks it, what it holds] — through aliases, relative paths, types, re-exports, import(). */
const PLANTED = [
  ['app-not-to-server', 'app/platform/p1.ts', "import { app } from '#server/app.ts'\nexport { app }"],
  ['app-not-to-server', 'app/tools/loan/p2.ts', "import '../../../jobs/list.ts'"],
  ['app-not-to-renderer', 'app/pages/p3.ts', "export type { render } from '#app/render-page.server.tsx'"],
  ['renderer-imports-little', 'app/render-page.server.tsx', "import './tools/loan/page.server.tsx'"],
  ['router-in-admin', 'app/pages/p45.tsx', "import { Link } from 'react-router'\nexport const link = Link"],
  ['no-import-into-pages', 'app/platform/p4.ts', "export const load = () => import('#app/layout/frame.tsx')"],
  ['no-import-into-pages', 'app/records/banks/p5.ts', "import '../../admin/gate.ts'"],
  ['pages-not-sideways', 'app/tools/loan/p6.ts', "import '#app/layout/frame.tsx'"],
  ['pages-not-sideways', 'app/layout/p7.ts', "import '../admin/gate.ts'"],
  ['site-pages-not-sideways', 'app/account/p46.ts', "import '../admin/gate.ts'"],
  ['jobs-not-to-server', 'jobs/p8.ts', "import '#server/app.ts'"],
  [
    'tool-not-to-tool',
    'app/tools/emi/p9.ts',
    "import type { Loan } from '#app/tools/loan/loan.ts'\nexport type { Loan }",
  ],
  ['tool-not-to-tool', 'app/tools/emi/p10.ts', "import '../loan/loan.ts'"],
  ['tool-is-private', 'app/admin/p11.ts', "import '#app/tools/loan/loan.ts'"],
  ['tool-is-private', 'server/p12.ts', "import '../app/tools/loan/loan.ts'"],
  ['registry-readers', 'jobs/p13.ts', "import '#app/tools/registry.ts'"],
  ['registry-readers', 'app/tools/emi/p14.ts', "import '../registry.ts'"],
  ['record-not-to-record', 'app/records/banks/p15.ts', "import '../carriers/fields.ts'"],
  [
    'record-not-to-record',
    'app/records/banks/p16.ts',
    "import type { Rate } from '#app/feeds/forex/shape.ts'\nexport type { Rate }",
  ],
  ['feed-not-to-feed', 'app/feeds/metals/p17.ts', "import '../forex/shape.ts'"],
  ['feed-not-to-feed', 'app/feeds/metals/p18.ts', "import '#app/records/carriers/fields.ts'"],
  [
    'platform-takes-arguments',
    'app/platform/p19.ts',
    "export { carrier } from '#app/records/carriers/fields.ts'",
  ],
  ['ui-imports-little', 'app/ui/p20.ts', "import '#app/platform/site.ts'"],
  ['ui-imports-little', 'app/ui/p21.ts', "import 'zod'"],
  ['lib-is-pure', 'app/lib/p22.ts', "import 'react'"],
  ['lib-is-pure', 'app/lib/p23.ts', "import 'node:path'"],
  ['lib-is-pure', 'app/lib/p24.ts', "import '../platform/site.ts'"],
  ['package-imports-nothing', 'packages/calendar/p25.ts', "import '../../app/lib/money.ts'"],
  ['package-imports-nothing', 'packages/calendar/p26.ts', "import 'fs'"],
  ['lib-tests-import-lib', 'app/lib/p27.test.ts', "import '#app/platform/site.ts'"],
  ['db-imports-lib', 'db/p28.ts', "import '#app/platform/site.ts'"],
  [
    'db-behind-server-files',
    'app/records/banks/p29.ts',
    "import type { Client } from '#db/client.server.ts'\nexport type { Client }",
  ],
  ['db-behind-server-files', 'app/tools/loan/p30.ts', "import '../../../db/client.server.ts'"],
  ['node-behind-server-files', 'app/pages/p31.tsx', "import 'node:crypto'"],
  ['production-not-to-tests', 'app/platform/p32.ts', "import '#test/clock.ts'"],
  ['production-not-to-tests', 'server/p33.ts', "import '../app/lib/money.test.ts'"],
  ['no-development-dependency', 'server/p34.ts', "import 'vitest'"],
  ['no-cycles', 'app/platform/p35.ts', "import type { B } from './p36.ts'\nexport type A = B"],
  [
    'node-behind-server-files',
    'app/platform/p36.ts',
    "import type { A } from './p35.ts'\nimport 'fs'\nexport type B = A",
  ],
  ['section-not-to-section', 'app/admin/tools/p38.tsx', "import '../banks/screen.tsx'"],
  ['section-not-to-section', 'app/admin/kit/p39.ts', "import '../banks/screen.tsx'"],
  ['every-import-resolves', 'app/platform/p37.ts', "import '#app/platform/gone.ts'"],
] as const

const folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
const clean = join(folder, 'clean')
const broken = join(folder, 'broken')

function build(root: string, files: Record<string, string>) {
  const folders = ['app', 'db', 'jobs', 'server', 'test']
  const manifest = {
    type: 'module',
    imports: Object.fromEntries(folders.map((name) => [`#${name}/*`, `./${name}/*`])),
    dependencies: { react: '*', pg: '*', zod: '*' },
    devDependencies: { vite: '*', vitest: '*' },
  }
  for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(root, 'node_modules'))
}

describe('boundaries', () => {
  let checked: Boundaries
  let found: Boundaries
  beforeAll(async () => {
    build(clean, ALLOWED)
    build(broken, { ...ALLOWED, ...Object.fromEntries(PLANTED.map(([, path, text]) => [path, text])) })
    checked = await cruise(clean)
    found = await cruise(broken)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('a clean codebase has no complaints, and every module of it was seen', () => {
    expect(checked.violations).toEqual([])
    expect(checked.modules.toSorted()).toEqual(Object.keys(ALLOWED).toSorted())
  })

  test.each(PLANTED)('%s is reported in %s', (rule, path) => {
    expect(found.violations).toContainEqual(expect.objectContaining({ rule, from: path }))
  })

  test('nothing but what was planted is reported', () => {
    const planted = new Set<string>(PLANTED.map(([, path]) => path))
    expect(found.violations.filter(({ from }) => !planted.has(from))).toEqual([])
  })

  test('every rule is proved', async () => {
    const config = (await import(new URL('../../.dependency-cruiser.mjs', import.meta.url).href)) as {
      default: { forbidden: { name: string }[] }
    }
    const names = config.default.forbidden.map(({ name }) => name)
    expect(new Set(PLANTED.map(([rule]) => rule))).toEqual(new Set(names))
  })
})
