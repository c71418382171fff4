/** Makes the template of embedded stores when there is none, so that the first tests of a fresh checkout do not make it each for itself. */
import { loadStoreTemplate } from '../service/store/template/index.ts';

await loadStoreTemplate();
