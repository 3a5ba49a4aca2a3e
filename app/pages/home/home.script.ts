import './pin-buttons.ts'
import './date-refresh.ts'
import './quick-parts.ts'
import './time-parts.ts'
