"""The garbage collector, often and a little: a look at all that lives would let everybody wait.

What has outlived one look is not looked at again until the great sweep. Most of it goes by itself when nobody
refers to it any more; only rings, such as a closed connection and its parser, wait for that.
"""

import asyncio
import gc
from itertools import count

PAUSE = 0.1
GREAT_SWEEP = 6000
"""Pauses between two looks at everything: ten minutes."""


async def sweep() -> None:
    gc.disable()
    gc.freeze()
    for number in count(1):
        await asyncio.sleep(PAUSE)
        if number % GREAT_SWEEP == 0:
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(0)
        gc.freeze()
