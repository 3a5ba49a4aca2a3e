import './tool-search.ts'
import './date-refresh.ts'
