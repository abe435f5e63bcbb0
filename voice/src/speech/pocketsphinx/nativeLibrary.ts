import koffi from 'koffi';

/** A decoder of the library's; only handed back to it. */
export type Decoder = object;

const SPHINX_LIBRARY = 'libpocketsphinx.so.3';
const BASE_LIBRARY = 'libsphinxbase.so.3';

/** `no_search` and `full_utt` of ps_process_raw: search at once, more of the utterance will come. */
const NO_SEARCH = 0;
const FULL_UTTERANCE = 0;
const UPDATE_SEARCH = 1;

export interface Pocketsphinx {
  /** @param settings of the command line, `-hmm` and so on */
  createDecoder(settings: Readonly<Record<string, string>>): Decoder;
  startUtterance(decoder: Decoder): void;
  /** @param pcm mono at the rate of the acoustic model */
  process(decoder: Decoder, pcm: Int16Array): void;
  /** Best words so far; empty when there are none. */
  hypothesis(decoder: Decoder): string;
  endUtterance(decoder: Decoder): void;
  /** Adds a word to dictionary and language model; false when the library refuses it. */
  addWord(decoder: Decoder, word: string, phones: string): boolean;
  free(decoder: Decoder): void;
}

/**
 * The calls of libpocketsphinx and libsphinxbase 5prealpha (soname 3, as Debian 12 has them) that we make.
 * Throws where the libraries cannot be loaded. A crash in them ends the process: only for a child process.
 */
export function loadPocketsphinx(): Pocketsphinx {
  const base = koffi.load(BASE_LIBRARY);
  const sphinx = koffi.load(SPHINX_LIBRARY);
  const setLogFile = base.func('int err_set_logfile(const char *path)') as (path: string) => number;
  const parse = base.func(
    'void *cmd_ln_parse_r(void *inout, void *defn, int argc, char **argv, int strict)',
  ) as (
    inout: null,
    definitions: object,
    argc: number,
    argv: readonly string[],
    strict: number,
  ) => object | null;
  const freeConfig = base.func('int cmd_ln_free_r(void *config)') as (config: object) => number;
  const args = sphinx.func('void *ps_args()') as () => object;
  const init = sphinx.func('void *ps_init(void *config)') as (config: object) => Decoder | null;
  const free = sphinx.func('int ps_free(void *ps)') as (decoder: Decoder) => number;
  const startUtterance = sphinx.func('int ps_start_utt(void *ps)') as (decoder: Decoder) => number;
  const endUtterance = sphinx.func('int ps_end_utt(void *ps)') as (decoder: Decoder) => number;
  const processRaw = sphinx.func(
    'int ps_process_raw(void *ps, const int16_t *data, size_t samples, int no_search, int full_utt)',
  ) as (
    decoder: Decoder,
    data: Int16Array,
    samples: number,
    noSearch: number,
    fullUtterance: number,
  ) => number;
  const hypothesis = sphinx.func('const char *ps_get_hyp(void *ps, _Out_ int *score)') as (
    decoder: Decoder,
    score: number[],
  ) => string | null;
  const addWord = sphinx.func(
    'int ps_add_word(void *ps, const char *word, const char *phones, int update)',
  ) as (decoder: Decoder, word: string, phones: string, update: number) => number;
  const score = [0];
  // What the library writes there holds the words spoken.
  setLogFile('/dev/null');

  function check(status: number, call: string): void {
    if (status < 0) throw new Error(`${call} failed`);
  }

  return {
    createDecoder(settings) {
      const argv = ['pocketsphinx', ...Object.entries(settings).flat()];
      const config = parse(null, args(), argv.length, argv, 1);
      if (!config) throw new Error('cmd_ln_parse_r refused the settings');
      const decoder = init(config);
      freeConfig(config);
      if (!decoder) throw new Error('ps_init failed');
      return decoder;
    },
    startUtterance: (decoder) => check(startUtterance(decoder), 'ps_start_utt'),
    process: (decoder, pcm) =>
      check(processRaw(decoder, pcm, pcm.length, NO_SEARCH, FULL_UTTERANCE), 'ps_process_raw'),
    hypothesis: (decoder) => hypothesis(decoder, score) ?? '',
    endUtterance: (decoder) => check(endUtterance(decoder), 'ps_end_utt'),
    addWord: (decoder, word, phones) => addWord(decoder, word, phones, UPDATE_SEARCH) >= 0,
    free(decoder) {
      free(decoder);
    },
  };
}
