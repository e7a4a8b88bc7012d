export { default } from '../edit/loading'
