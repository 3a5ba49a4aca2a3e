import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { type Counts, countTests } from './reports.ts'
import type { Step } from './steps.ts'

export interface StepResult extends Counts {
  name: string
  output: string
  tookMs: number
}

const running = new Set<ChildProcess>()

/** Runs the commands of a step, each in a process group of its own so that nothing of it is left behind. */
export async function runStep(step: Step, root: string, reportFolder: string): Promise<StepResult> {
  const startedAt = performance.now()
  const reportFile = join(reportFolder, `${step.name}.json`)
  const deadline = Date.now() + step.timeoutMs
  let output = ''
  let exitedWell = true
  for (const command of step.commands) {
    const end = await runCommand(command, root, reportFile, deadline)
    output += `$ ${command.join(' ')}\n${end.output}\n`
    exitedWell = end.code === 0
    if (!exitedWell) break
  }
  const counts = step.report
    ? countTests(step.report, reportFile, exitedWell)
    : { passed: Number(exitedWell), failed: Number(!exitedWell) }
  return { name: step.name, ...counts, output, tookMs: performance.now() - startedAt }
}

/** For the end of a broken-off run. */
export function stopRunning(signal: NodeJS.Signals) {
  for (const child of running) signalGroup(child, signal)
}

function runCommand(command: string[], root: string, reportFile: string, deadline: number) {
  const [program = '', ...args] = command
  const bin = join(root, 'node_modules', '.bin')
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    let output = ''
    const child = spawn(program, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        // The project's own Node and tools come first, whatever the machine has.
        PATH: [bin, process.env.PATH].join(delimiter),
        CI: '1',
        // Vitest colours what it prints in CI even where nobody sees a colour.
        NO_COLOR: '1',
        PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
      },
    })
    const add = (text: Buffer | string) => {
      output += text.toString()
    }
    child.stdout.on('data', add)
    child.stderr.on('data', add)
    running.add(child)
    const timer = setTimeout(() => {
      add('\nStopped: the step took too long.\n')
      stopGroup(child)
    }, deadline - Date.now())
    const finish = (code: number | null) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ code, output })
    }
    child.once('error', (error) => {
      add(`${error.message}\n`)
      finish(null)
    })
    child.once('close', finish)
  })
}

/** First politely, so that servers of tests are stopped and their folders removed. */
function stopGroup(child: ChildProcess) {
  signalGroup(child, 'SIGTERM')
  setTimeout(() => signalGroup(child, 'SIGKILL'), 5000).unref()
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (!child.pid) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group ended by itself in the meantime.
  }
}
