/** The home screen of an owner is the list of meetings. */
export { default, generateMetadata } from './meetings/page'
