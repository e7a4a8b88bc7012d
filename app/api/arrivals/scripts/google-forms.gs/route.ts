import { methods } from '@/lib/api/methods'
import { scriptRoute } from '@/lib/arrivals/server/scripts'

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: scriptRoute('google-forms.gs') })
