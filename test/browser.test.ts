import { describe, expect, test } from 'vitest'
import { findChromium, findHeadlessChromium, type Probes } from './browser.ts'

const PLAYWRIGHT = '/cache/playwright/chrome'
const SPARTICUZ = '/cache/sparticuz/chromium'

/** A machine on which exactly these files are working browsers. */
function machineWith(browsers: string[], rest: Partial<Probes> = {}): Probes {
  return {
    env: { PATH: '/home/me/bin:/usr/bin' },
    isRoot: false,
    isExecutable: (path) => browsers.includes(path),
    runs: async () => true,
    playwrightPath: async () => PLAYWRIGHT,
    unpackSparticuz: async () => ({ executablePath: SPARTICUZ, env: { LD_LIBRARY_PATH: '/cache/lib' } }),
    ...rest,
  }
}

describe('findChromium', () => {
  const system = ['/usr/bin/chromium', '/usr/bin/google-chrome']

  test('takes CHROMIUM_PATH before everything else', async () => {
    const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/opt/mine' }
    const found = await findChromium(machineWith(['/opt/mine', PLAYWRIGHT, ...system], { env }))
    expect(found).toMatchObject({ executablePath: '/opt/mine', source: 'CHROMIUM_PATH' })
  })

  test('fails when CHROMIUM_PATH names nothing, even if another browser is there', async () => {
    const probes = machineWith([PLAYWRIGHT, ...system], { env: { CHROMIUM_PATH: '/opt/gone' } })
    await expect(findChromium(probes)).rejects.toThrow('/opt/gone')
  })

  test('then the browser of Playwright, then one of the system, then the packed one', async () => {
    expect((await findChromium(machineWith([PLAYWRIGHT, ...system]))).executablePath).toBe(PLAYWRIGHT)
    expect((await findChromium(machineWith(system))).executablePath).toBe('/usr/bin/chromium')
    expect((await findChromium(machineWith([]))).executablePath).toBe(SPARTICUZ)
  })

  test('for tests takes a headless shell before other browsers of the system: its own, else the packed one where it runs', async () => {
    const shell = '/usr/bin/chromium-headless-shell'
    expect((await findHeadlessChromium(machineWith([shell, ...system]))).executablePath).toBe(shell)
    expect((await findHeadlessChromium(machineWith(system))).executablePath).toBe(SPARTICUZ)
    const libraries: unknown[] = []
    const runs: Probes['runs'] = async (path, env) => {
      if (path === SPARTICUZ) libraries.push(env)
      return path !== SPARTICUZ
    }
    const found = await findHeadlessChromium(machineWith(system, { runs }))
    expect([found.executablePath, libraries]).toEqual([
      '/usr/bin/chromium',
      [{ LD_LIBRARY_PATH: '/cache/lib' }],
    ])
    const unpackSparticuz = () => Promise.reject(new Error('not for this processor'))
    const unpacked = await findHeadlessChromium(machineWith(system, { unpackSparticuz }))
    expect(unpacked.executablePath).toBe('/usr/bin/chromium')
    expect((await findHeadlessChromium(machineWith([PLAYWRIGHT, shell]))).executablePath).toBe(PLAYWRIGHT)
    expect((await findChromium(machineWith([shell, ...system]))).executablePath).toBe('/usr/bin/chromium')
  })

  test('searches PATH before the usual folders, and the usual folders when PATH misses them', async () => {
    const both = ['/home/me/bin/chromium', '/usr/bin/chromium']
    expect((await findChromium(machineWith(both))).executablePath).toBe('/home/me/bin/chromium')
    const found = await findChromium(machineWith(['/usr/bin/google-chrome'], { env: {} }))
    expect(found.executablePath).toBe('/usr/bin/google-chrome')
  })

  test('passes over a browser that does not start', async () => {
    const runs = async (path: string) => path === '/usr/bin/google-chrome'
    const found = await findChromium(machineWith([PLAYWRIGHT, ...system], { runs }))
    expect(found.executablePath).toBe('/usr/bin/google-chrome')
  })

  test('gives the environment of the packed browser to the launch only', async () => {
    const before = { ...process.env }
    const found = await findChromium(machineWith([]))
    expect(found.env).toEqual({ LD_LIBRARY_PATH: '/cache/lib' })
    expect(found.args).toContain('--no-sandbox')
    expect(process.env).toEqual(before)
    expect((await findChromium(machineWith(system))).env).toBeUndefined()
  })

  test('drops the sandbox for root only', async () => {
    expect((await findChromium(machineWith(system))).args).not.toContain('--no-sandbox')
    expect((await findChromium(machineWith(system, { isRoot: true }))).args).toContain('--no-sandbox')
  })

  test('names the command to run when there is no browser', async () => {
    const unpackSparticuz = () => Promise.reject(new Error('not installed'))
    await expect(findChromium(machineWith([], { unpackSparticuz }))).rejects.toThrow(
      'npx playwright install --with-deps chromium',
    )
  })
})
