// A file of its own in the browser, loaded when somebody goes to the search box.
export { placeNames } from '#app/records/postal-codes/all-place-names.ts'
export { districtsOf } from '#app/records/postal-codes/districts.ts'
