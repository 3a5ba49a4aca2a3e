// Finds a Chromium for browser tests and measurements. It never gives up silently: no browser is an error.
import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export interface FoundChromium {
  executablePath: string
  args: string[]
  /** Variables that this browser needs beside those of the process; pass them to the launch only. */
  env?: Record<string, string>
  /** Where it came from, for logs. */
  source: string
}

/** What the search asks of the machine; replaced in its unit test. */
export interface Probes {
  env: Record<string, string | undefined>
  isRoot: boolean
  /** The file exists and may be executed. */
  isExecutable(path: string): boolean
  /** It answers `--version`: a browser with missing libraries and Ubuntu's snap placeholder do not. */
  runs(path: string, env?: Record<string, string>): Promise<boolean>
  playwrightPath(): Promise<string>
  unpackSparticuz(): Promise<{ executablePath: string; env: Record<string, string> }>
}

const INSTALL_COMMAND = 'npx playwright install --with-deps chromium'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Debian's build without an address bar and tabs, as the packed one is: a third less processor time for the same tests. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const USUAL_FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome']
/**
 * Of several such switches Chromium reads the last one only, so this list repeats what Playwright and chrome-launcher
 * turn off. The first two draw an address bar that nobody sees: more than a second of a processor for each page.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AutofillServerCommunication',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'CertificateTransparencyComponentUpdater',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'InterestFeedContentSuggestions',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'PrivacySandboxSettings4',
  'RenderDocument',
  'ThirdPartyStoragePartitioning',
  'Translate',
]
const ARGS = [
  `--disable-features=${FEATURES_OFF.join(',')}`,
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** @throws when CHROMIUM_PATH names no working browser, or when no browser is found at all */
export async function findChromium(probes: Probes = machine): Promise<FoundChromium> {
  return (await findChosen(probes)) ?? (await findOfSystem(probes, NAMES)) ?? (await findPacked(probes))
}

/**
 * For tests, which need a browser's engine only; what is measured needs the whole browser. The packed one is a headless shell,
 * and of one version on every machine: where it runs, it goes before the whole browsers of the system.
 *
 * @throws as `findChromium` does
 */
export async function findHeadlessChromium(probes: Probes = machine): Promise<FoundChromium> {
  const shell = (await findChosen(probes)) ?? (await findOfSystem(probes, [HEADLESS_SHELL]))
  if (shell) return shell
  const packed = await findPacked(probes).catch(() => undefined)
  if (packed && (await probes.runs(packed.executablePath, packed.env))) return packed
  return await findChromium(probes)
}

/** The one that CHROMIUM_PATH names, else the one that Playwright installed. */
async function findChosen(probes: Probes): Promise<FoundChromium | undefined> {
  const args = argsFor(probes)
  const wanted = probes.env.CHROMIUM_PATH
  if (wanted) {
    if (probes.isExecutable(wanted) && (await probes.runs(wanted))) {
      return { executablePath: wanted, args, source: 'CHROMIUM_PATH' }
    }
    throw new Error(`CHROMIUM_PATH is ${wanted}, but no browser runs there`)
  }
  const own = await probes.playwrightPath()
  if (!probes.isExecutable(own) || !(await probes.runs(own))) return undefined
  return { executablePath: own, args, source: 'Playwright' }
}

/** @param names the preferred one first */
async function findOfSystem(probes: Probes, names: string[]): Promise<FoundChromium | undefined> {
  for (const path of systemPaths(names, probes.env.PATH)) {
    if (probes.isExecutable(path) && (await probes.runs(path))) {
      return { executablePath: path, args: argsFor(probes), source: 'system' }
    }
  }
  return undefined
}

const argsFor = ({ isRoot }: Probes) => (isRoot ? ['--no-sandbox', ...ARGS] : ARGS)

export async function launchChromium() {
  const { chromium } = await import('@playwright/test')
  const { executablePath, args, env } = await findChromium()
  return await chromium.launch({ executablePath, args, ...(env && { env: { ...process.env, ...env } }) })
}

function systemPaths(names: string[], path = '') {
  const folders = new Set([...path.split(':').filter(Boolean), ...USUAL_FOLDERS])
  return names.flatMap((name) => [...folders].map((folder) => join(folder, name)))
}

async function findPacked(probes: Probes): Promise<FoundChromium> {
  try {
    const { executablePath, env } = await probes.unpackSparticuz()
    // It brings no setuid helper for a sandbox, so it runs without one for any user.
    return { executablePath, env, args: ['--no-sandbox', ...ARGS], source: '@sparticuz/chromium' }
  } catch (cause) {
    throw new Error(`No Chromium found for the browser tests. Install one: ${INSTALL_COMMAND}`, { cause })
  }
}

const machine: Probes = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  isExecutable(path) {
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  },
  async runs(path, env) {
    try {
      const options = { timeout: 20_000, env: { ...process.env, ...env } }
      const { stdout } = await promisify(execFile)(path, ['--version', '--no-sandbox'], options)
      return /chrom/i.test(stdout)
    } catch {
      return false
    }
  },
  async playwrightPath() {
    const { chromium } = await import('@playwright/test')
    return chromium.executablePath()
  },
  unpackSparticuz: () => unpackSparticuz(fileURLToPath(new URL('../node_modules/.cache', import.meta.url))),
}

/**
 * Unpacks the browser of @sparticuz/chromium once per version into a folder of its own: the package skips its
 * libraries when a `chromium` file is already in the temp folder, and its import changes `process.env` of the process that
 * imports it. So a child process unpacks it, told that it runs on Lambda (else nspr, nss and expat stay packed).
 */
async function unpackSparticuz(cacheFolder: string) {
  const entry = import.meta.resolve('@sparticuz/chromium')
  const manifest = await readFile(new URL('../package.json', entry), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const folder = join(cacheFolder, `sparticuz-chromium-${version}`)
  if (!existsSync(folder)) await unpackInto(folder, entry)
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  // Its own fonts first: a machine's may be wider, and what fits would then depend on the machine.
  const env = { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') }
  return { executablePath: join(folder, 'chromium'), env }
}

async function unpackInto(folder: string, entry: string) {
  await mkdir(dirname(folder), { recursive: true })
  const partial = await mkdtemp(`${folder}-`)
  const program = `const { default: chromium } = await import(${JSON.stringify(entry)})
await chromium.executablePath()`
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
      env: { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
      timeout: 60_000,
    })
    await writeFile(join(partial, 'fonts', 'fonts.conf'), fontsConfig(folder))
    await rename(partial, folder)
  } catch (cause) {
    await rm(partial, { recursive: true, force: true })
    // Another process may have finished the same folder first; then its browser serves.
    if (!existsSync(folder)) throw cause
  }
}

/** The packed configuration looks for fonts in /tmp; without any font the browser draws no text at all. */
function fontsConfig(folder: string) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`
}
