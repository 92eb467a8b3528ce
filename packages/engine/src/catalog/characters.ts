/* Written by scripts/draw-portraits.mjs from the files in characters/: add a file there and run it. */
import { aaliyahFreeman } from './characters/aaliyah-freeman.ts';
import { abdirahmanWarsame } from './characters/abdirahman-warsame.ts';
import { berniceCaldwell } from './characters/bernice-caldwell.ts';
import { bevKowalczyk } from './characters/bev-kowalczyk.ts';
import { calvinOsei } from './characters/calvin-osei.ts';
import { carolineAshworth } from './characters/caroline-ashworth.ts';
import { codyRansom } from './characters/cody-ransom.ts';
import { constanceAbernathy } from './characters/constance-abernathy.ts';
import { daleHutchins } from './characters/dale-hutchins.ts';
import { deniseFontenot } from './characters/denise-fontenot.ts';
import { galinaPetrova } from './characters/galina-petrova.ts';
import { genePruitt } from './characters/gene-pruitt.ts';
import { gregPasternak } from './characters/greg-pasternak.ts';
import { hannahBrandt } from './characters/hannah-brandt.ts';
import { harjitSandhu } from './characters/harjit-sandhu.ts';
import { helenNakagawa } from './characters/helen-nakagawa.ts';
import { hollisGrady } from './characters/hollis-grady.ts';
import { ingridHalvorsen } from './characters/ingrid-halvorsen.ts';
import { jamalWhitaker } from './characters/jamal-whitaker.ts';
import { joaquinVillarreal } from './characters/joaquin-villarreal.ts';
import { kimlyTran } from './characters/kimly-tran.ts';
import { lorraineBeckett } from './characters/lorraine-beckett.ts';
import { luciaParedes } from './characters/lucia-paredes.ts';
import { luisOcampo } from './characters/luis-ocampo.ts';
import { marcusTolliver } from './characters/marcus-tolliver.ts';
import { meeraIyer } from './characters/meera-iyer.ts';
import { miriamFeldstein } from './characters/miriam-feldstein.ts';
import { nathanielCho } from './characters/nathaniel-cho.ts';
import { otisFairchild } from './characters/otis-fairchild.ts';
import { patrickDonnelly } from './characters/patrick-donnelly.ts';
import { peggySorensen } from './characters/peggy-sorensen.ts';
import { priyaRaghunathan } from './characters/priya-raghunathan.ts';
import { rashadEllison } from './characters/rashad-ellison.ts';
import { raymondBegaye } from './characters/raymond-begaye.ts';
import { rolandThibodeaux } from './characters/roland-thibodeaux.ts';
import { ruthAnnSauer } from './characters/ruth-ann-sauer.ts';
import { shreyaBanerjee } from './characters/shreya-banerjee.ts';
import { soledadMarquez } from './characters/soledad-marquez.ts';
import { taraLindgren } from './characters/tara-lindgren.ts';
import { tomLindqvist } from './characters/tom-lindqvist.ts';
import { travisBoone } from './characters/travis-boone.ts';
import { wendellStrickland } from './characters/wendell-strickland.ts';
import { wesTanaka } from './characters/wes-tanaka.ts';
import { yvonneCastellano } from './characters/yvonne-castellano.ts';
import type { CharacterSheet } from './types.ts';

/** Everyone who can take part in a hearing: chair, commissioners, staff, residents, experts. practice.md §3, hearing.md §6. */
export const characters: readonly CharacterSheet[] = [
  lorraineBeckett,
  aaliyahFreeman,
  daleHutchins,
  deniseFontenot,
  gregPasternak,
  helenNakagawa,
  joaquinVillarreal,
  marcusTolliver,
  priyaRaghunathan,
  ruthAnnSauer,
  tomLindqvist,
  wendellStrickland,
  nathanielCho,
  bevKowalczyk,
  rashadEllison,
  constanceAbernathy,
  luisOcampo,
  taraLindgren,
  hollisGrady,
  abdirahmanWarsame,
  berniceCaldwell,
  carolineAshworth,
  codyRansom,
  galinaPetrova,
  genePruitt,
  hannahBrandt,
  jamalWhitaker,
  kimlyTran,
  meeraIyer,
  otisFairchild,
  peggySorensen,
  raymondBegaye,
  soledadMarquez,
  travisBoone,
  calvinOsei,
  harjitSandhu,
  ingridHalvorsen,
  luciaParedes,
  miriamFeldstein,
  patrickDonnelly,
  rolandThibodeaux,
  shreyaBanerjee,
  wesTanaka,
  yvonneCastellano,
];
