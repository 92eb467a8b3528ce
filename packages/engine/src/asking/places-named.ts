import type { Citation } from '@rostrum/contract';
import type { Materials } from '../filed/types.ts';
import { applicationSource, presentationSource } from './mentions.ts';
import { onceForMaterials } from './once-for-materials.ts';

/** A road that the applicant named, with where. */
export interface RoadNamed {
  readonly name: string;
  readonly citation: Citation;
}

const road =
  /\b(?:[A-Z][a-z]+(?:'s)? ){1,3}(?:Road|Avenue|Street|Drive|Boulevard|Highway|Lane|Parkway|Pike|Trail|Extension)\b(?! ?\d)/g;
/** A kind of road without a name of its own. */
const kindOnly =
  /^(?:County|State|Township|Access|Haul|Private|Farm|Forest|Service|Frontage|Ring|Main|Public|Local|New) (?:Road|Highway|Route|Drive|Lane|Trail)$/;

function roadsIn(text: string, kind: 'presentation' | 'project', source: string): readonly RoadNamed[] {
  return [...text.matchAll(road)].flatMap((match) => {
    const name = match[0].replace(/^(?:The|On|Along|At|Near|From|Off|And|Of|Between|North|East|West|South) /, '');
    if (kindOnly.test(name) || !name.includes(' ')) return [];
    return [
      {
        name,
        citation: { kind, quote: name, source, section: null, start: match.index + match[0].length - name.length },
      },
    ];
  });
}

/** The roads that the applicant named, each once. Takes: what is on file. Gives: names fit to be said, without digits. */
export const roadsNamed: (materials: Materials) => readonly RoadNamed[] = onceForMaterials((materials) => {
  const all = [
    ...roadsIn(materials.presentation?.text ?? '', 'presentation', presentationSource),
    ...roadsIn(materials.projectText, 'project', applicationSource),
  ];
  return [...new Map(all.reverse().map((item) => [item.name, item])).values()].reverse();
});
