// For pages without header and footer, whose script (`layout.script.ts`) does this.
import { startIslands } from './start-islands.ts'

startIslands()
