/** Runs the server of the browser tests (ADMIN_EMAILS). */
export const ADMIN = 'admin@operators.example'
