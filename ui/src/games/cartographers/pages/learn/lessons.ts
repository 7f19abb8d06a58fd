/** The five lessons as data: positions in sheet notation, cards with the places where they may be drawn (as the server's
 * menu gives them), and what ends a step. Stars are asked from the server. The words are the messages page-learn-*. */

export type Spot =
  | 'shape'
  | 'terrain'
  | 'board'
  | 'turning'
  | 'ink'
  | 'duty'
  | 'edicts'
  | 'coins'
  | 'card'
  | 'ledger'
  | 'clock'
  | 'sheet';

/** A way to turn a shape, the anchors where it may be drawn, and those the lesson is content with. */
type Turning = [cells: string, anchors: string, goal?: string];
export interface Deal {
  card: string;
  time: number;
  kind: 'landscape' | 'ambush';
  duty?: boolean;
  terrains: string[];
  shapes: { coin: boolean; turns: Turning[] }[];
  /** Where the shape lies at first, and where Next puts it. */
  begins: { shape?: number; turn?: number; terrain?: number; at: string };
}
export interface Position {
  sheet: string;
  deal: Deal | null;
  coins: number;
  /** Mountains whose coin is taken. */
  spent: string[];
  /** Time used in the season before this card. */
  time: number;
  /** It is a neighbour's map. */
  theirs: boolean;
}
export interface Step extends Partial<Position> {
  spot: Spot;
  /** A step ends by Next, or by doing this. */
  ends?: 'terrain' | 'shape' | 'place' | 'ink';
  /** When the step is over, the shape is inked. */
  inks?: boolean;
  /** Rings the spaces of this edict, or of the monsters. */
  asks?: number | 'monsters';
  /** The edict that the words name. */
  names?: number;
  /** Brackets on these spaces. */
  brackets?: string;
}
export interface Lesson {
  id: string;
  icon: string;
  season: number;
  edicts: [string, string, string, string];
  steps: Step[];
}

const BLANK =
  '.........../...^.r...../.r......^r./.........../.........../.....^...../.........../.........../.r^......r./.....r.^.../...........';

const FIRST: Lesson = {
  id: 'first',
  icon: 'nib',
  season: 0,
  edicts: ['greenbough', 'canal_lake', 'great_city', 'lost_barony'],
  steps: [
    {
      spot: 'shape',
      sheet: BLANK,
      deal: {
        card: 'marshlands',
        time: 2,
        kind: 'landscape',
        terrains: ['forest', 'water'],
        shapes: [
          {
            coin: false,
            turns: [
              ['#../###/#..', '11b2f07ecef9c73be3fc1b8f1'],
              ['###/.#./.#.', '1b837a7f4e39ef3de0fcb897b'],
              ['..#/###/..#', '11e3b07f8fb9c73ee6fc1e9b1'],
              ['.#./.#./###', '1bd23a7e0f79ef38e5fcbd83b'],
            ],
          },
        ],
        begins: { at: 'G7' },
      },
    },
    { spot: 'terrain', ends: 'terrain', names: 0 },
    { spot: 'turning', ends: 'place' },
    { spot: 'ink', ends: 'ink', inks: true },
    { spot: 'edicts', asks: 0, names: 0 },
  ],
};

const RUINS: Lesson = {
  id: 'ruins',
  icon: 'ruins',
  season: 0,
  edicts: ['sentinel_wood', 'the_golden_granary', 'wildholds', 'borderlands'],
  steps: [
    {
      spot: 'duty',
      sheet:
        '.........../..w^.r...../.rw.....^r./..www....../.........../.....^aa.../' +
        '.......a.../.......a.../.r^......r./.....r.^.../...........',
      time: 4,
      brackets: 'B6 C2 C10 I2 I10 J6',
      deal: {
        card: 'homestead',
        time: 2,
        kind: 'landscape',
        duty: true,
        terrains: ['village', 'farm'],
        shapes: [
          {
            coin: false,
            turns: [
              ['#./##/#.', '2326428080000000080110a30'],
              ['###/.#.', 'c1902020000000000000098010'],
              ['.#/##/.#', '1316224040000000040508931'],
              ['.#./###', '81193000000000000040008030'],
            ],
          },
        ],
        begins: { turn: 3, terrain: 1, at: 'A5' },
      },
    },
    { spot: 'board', ends: 'place', inks: true, names: 1, brackets: 'B6 C2 C10 I2 I10 J6' },
    { spot: 'board', asks: 1 },
    {
      spot: 'board',
      sheet:
        '.....ff..../..w^.Fff.../.Aw...ww^W./.awww...w../.aa..v...../.....^aa.../' +
        '..vv...a.../..v....a.../vV^..f...W./....frf^.../....ffw....',
      time: 4,
      ends: 'place',
      inks: true,
      brackets: 'J6',
      deal: {
        card: 'homestead',
        time: 2,
        kind: 'landscape',
        duty: true,
        terrains: ['forest', 'village', 'farm', 'water', 'monster'],
        shapes: [{ coin: false, turns: [['#', '1e3f97dd8ef7dcf8ffd9dc30e789f9f']] }],
        begins: { terrain: 1, at: 'F5' },
      },
    },
  ],
};

const COINS: Lesson = {
  id: 'coins',
  icon: 'coin',
  season: 0,
  edicts: ['greenbough', 'mages_valley', 'great_city', 'the_cauldrons'],
  steps: [
    {
      spot: 'coins',
      sheet:
        '.........../...^.r...../.r......^r./....ff...../....vf...../...vv^...../' +
        '....vaa..../......aa.../.r^......r./.....r.^.../...........',
      time: 6,
      deal: {
        card: 'great_river',
        time: 1,
        kind: 'landscape',
        terrains: ['water'],
        shapes: [
          {
            coin: true,
            turns: [
              ['#/#/#', '77be77c2f83f87f8fb3f63ef7', '8000000000'],
              ['###', '7fc8f9f821e60ce09c33860fcf89ff', '2000000000000000'],
            ],
          },
          {
            coin: false,
            turns: [
              ['..#/.##/##.', '19e2186048098138660c82879', '0'],
              ['#../##./.##', '13b232430c39c338230c31933', '0'],
              ['.##/##./#..', '13c21240c8098338641c248f3', '0'],
              ['##./.##/..#', '199238618e19c138218c999b9', '0'],
            ],
          },
        ],
        begins: { turn: 0, at: 'D7' },
      },
    },
    { spot: 'shape', ends: 'shape' },
    { spot: 'board', ends: 'place', inks: true, brackets: 'F7' },
    { spot: 'coins', coins: 2, spent: ['F6'] },
  ],
};

const AMBUSH: Lesson = {
  id: 'ambush',
  icon: 'ambush',
  season: 1,
  edicts: ['treetower', 'canal_lake', 'shieldgate', 'lost_barony'],
  steps: [
    {
      spot: 'sheet',
      sheet:
        '.........../...^.r...../.r..ff..^r./.....ff..../...ww....../...ww^vv.../' +
        '......vv.../..aaa....../.r^.a....r./.....r.^.../...........',
      theirs: true,
      time: 3,
      deal: {
        card: 'goblin_attack',
        time: 0,
        kind: 'ambush',
        terrains: ['monster'],
        shapes: [
          {
            coin: false,
            turns: [
              ['#../.#./..#', '1ab3824c080183302324b39b3'],
              ['..#/.#./#..', '1ba2e0704c090120660c828cb'],
            ],
          },
        ],
        begins: { at: 'G9' },
      },
    },
    { spot: 'board', ends: 'place', inks: true },
    { spot: 'board', asks: 'monsters' },
    {
      spot: 'board',
      sheet:
        '.........../...^.r...../.r......^r./.wwww....../......m..../.....^mm.../' +
        '...vv.m..../...vv....../.r^......r./.....r.^.../...........',
      theirs: false,
      ends: 'place',
      inks: true,
      brackets: 'D7 E6 E8 F9 G6 G8 H7',
      deal: {
        card: 'orchard',
        time: 2,
        kind: 'landscape',
        terrains: ['forest', 'farm'],
        shapes: [
          {
            coin: false,
            turns: [
              ['###/..#', '8f9d83c0604809873c00e0d89fd', 'c0200800800c004000000'],
              ['.#/.#/##', '3bd662f45c1b83600c41b027b', '401404008020004030000'],
              ['#../###', 'bf91b3c0684809073023801b9f1', '802808010010018000000'],
              ['##/#./#.', '3796c6e0d83b0760088570af7', 'c02008010020008020000'],
              ['###/#..', '8f9783c26048390f340084789f7', 'c02008010814000000000'],
              ['##/.#/.#', '3b9742e0581b83700941b837b', '402008008010014010000'],
              ['..#/###', 'ef91e3f0784c09073106801e9f1', '201804010011008000000'],
              ['#./#./##', '37b646e8581b03602a0570277', '2808010020020030000'],
            ],
          },
        ],
        begins: { turn: 0, at: 'D7' },
      },
    },
    { spot: 'ledger', asks: 'monsters' },
  ],
};

const SEASON: Lesson = {
  id: 'season',
  icon: 'star',
  season: 0,
  edicts: ['greenbough', 'canal_lake', 'wildholds', 'lost_barony'],
  steps: [
    {
      spot: 'clock',
      sheet:
        '..ff......./..f^fA...../.aafff..^r./.aww......./..wwaa...../...wa^vv.../' +
        '..mm..vvv../.m......v../.r^......r./.....r.^.../...........',
      coins: 3,
      time: 8,
      deal: null,
    },
    { spot: 'edicts' },
    { spot: 'board', asks: 0, names: 0 },
    { spot: 'ledger' },
    { spot: 'ledger' },
  ],
};

export const LESSONS: Lesson[] = [FIRST, RUINS, COINS, AMBUSH, SEASON];
