"""Places and parts of arrays, taken at no cost."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
from numba import types
from numba.extending import intrinsic
from numba.np import arrayobj

from coyote.compiled import compiled


def _find(typing: Any, array: Any, index: Any) -> Any:
    """The address of an element."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        made = arrayobj.make_array(signature.args[0])(context, builder, arguments[0])  # type: ignore[no-untyped-call]
        return builder.gep(made.data, [arguments[1]])

    return types.CPointer(array.dtype)(array, types.int64), code  # type: ignore[no-untyped-call]


_address: Any = intrinsic(_find)


@compiled
def part(array: Any, first: int, last: int) -> Any:
    """`array[first:last]` of an array of one dimension that outlives it.

    A slice counts its owners, one atomic step after another: more than a whole decision takes.
    """
    return numba.carray(_address(array, first), last - first)  # type: ignore[attr-defined]


@compiled
def at(index: int) -> Any:
    """An index that is not below 0: numba need not ask whether it counts from the end."""
    return np.uint64(index)
