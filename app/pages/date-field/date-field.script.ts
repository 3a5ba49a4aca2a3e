import 'bs-date-field'
