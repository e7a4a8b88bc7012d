import { AddressControl } from './address-control'
import { ConsentControl, YesNoControl } from './box-controls'
import { CORE_CONTROLS, type Controls } from './core-controls'
import { FileControl } from './file-control'
import { DateControl, PhoneControl, TimeControl, UrlControl } from './line-controls'
import { MatrixControl } from './matrix-control'
import { OtherChoiceControl } from './other-choice-control'
import { RankingControl } from './ranking-control'
import { ScaleControl } from './scale-control'

/** Nothing to answer in. */
const NoControl = () => null

/** The controls of all types. */
export const ALL_CONTROLS = {
  ...CORE_CONTROLS,
  radios: OtherChoiceControl,
  checkboxes: OtherChoiceControl,
  date: DateControl,
  time: TimeControl,
  phone: PhoneControl,
  url: UrlControl,
  yes_no: YesNoControl,
  consent: ConsentControl,
  scale: ScaleControl,
  ranking: RankingControl,
  matrix: MatrixControl,
  address: AddressControl,
  file: FileControl,
  none: NoControl,
} satisfies Required<Controls>
