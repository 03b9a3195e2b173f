import { hash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { sha256By } from '@faultline/chance';

// Games keep their states. The engine takes this for a sign that all are kept, and makes the many passing ones dear.
setFlagsFromString('--no-allocation-site-pretenuring');
// Every entry has the hash of the state after it: a tenth of what it costs, where our own code works it out.
sha256By((text) => hash('sha256', text));
