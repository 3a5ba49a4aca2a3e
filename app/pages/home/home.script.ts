import './pin-buttons.ts'
import './tool-search.ts'
import './date-refresh.ts'
import './time-parts.ts'
