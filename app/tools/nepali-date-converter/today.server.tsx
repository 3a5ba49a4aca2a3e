import type { TodayPart } from '#app/platform/today/today-part.ts'
import { QuickConverter } from './today/quick-converter.tsx'
import { tool } from './tool.ts'

const quick: TodayPart = { path: tool.path, slot: 'quick', load: () => <QuickConverter path={tool.path} /> }

export const today = [quick]
