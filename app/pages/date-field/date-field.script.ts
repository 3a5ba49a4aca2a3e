import '@chautari/bs-date-field'
