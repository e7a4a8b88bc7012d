import { apply } from './apply'
import { book } from './book'
import type { AddCommand } from './command'
import { listen } from './listen'
import { login } from './login'
import { logout } from './logout'
import { meetings } from './meetings'
import { pages } from './pages'
import { plan } from './plan'
import { pull } from './pull'
import { responses } from './responses'
import { slots } from './slots'

/** In the order of the help. One command is one file. */
export const COMMANDS: readonly AddCommand[] = [
  login,
  logout,
  pages,
  slots,
  book,
  meetings,
  responses,
  listen,
  pull,
  plan,
  apply,
]
