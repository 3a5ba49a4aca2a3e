import './pin-buttons.ts'
import './date-refresh.ts'
import './time-parts.ts'
