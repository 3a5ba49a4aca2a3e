// For pages without the site's frame, whose script does this.
import { startIslands } from './start-islands.ts'

void startIslands()
