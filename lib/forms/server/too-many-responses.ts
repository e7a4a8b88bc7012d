export const TOO_MANY_TO_READ = 'This form has too many responses to go through in time. Narrow the dates.'
