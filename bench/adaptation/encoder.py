"""all-MiniLM-L6-v2 with a low-rank change (LoRA, Hu et al. 2021) that can be taught, read and written."""

import math
import struct

import numpy
import onnx
import torch
from onnx import numpy_helper
from torch import nn
from torch.nn import functional

SCALE = 2
LAYERS, HEADS, WIDTH = 6, 12, 384
MATRICES_OF_A_LAYER = 6
MAGIC, VERSION = 0x42444C52, 1


class Product(torch.autograd.Function):
    """values @ (matrix + down @ up * SCALE) + bias, without a gradient for the matrix, which would be the dearest."""

    @staticmethod
    def forward(context, values, down, up, matrix, bias):
        weights = matrix + (down @ up) * SCALE
        context.save_for_backward(values, down, up, weights)
        return torch.addmm(bias, values, weights)

    @staticmethod
    def backward(context, gradient):
        values, down, up, weights = context.saved_tensors
        of_values = gradient @ weights.T if context.needs_input_grad[0] else None
        of_down = values.T @ (gradient @ up.T) * SCALE
        of_up = (values @ down).T @ gradient * SCALE
        return of_values, of_down, of_up, None, None


class Encoder(nn.Module):
    """The model of the ONNX file, with a change of `rank` for every matrix; 0 at first."""

    def __init__(self, path, rank=16):
        super().__init__()
        self.weights = {
            one.name: numpy_helper.to_array(one)
            for one in onnx.load(path).graph.initializer
        }
        # In the graph's order: query, key, value, output, and both layers of the feed-forward part, layer by layer.
        self.names = sorted(
            {
                name.rsplit("_", 1)[0]
                for name in self.weights
                if name.startswith("onnx::MatMul") and name.endswith("_quantized")
            },
            key=lambda name: int(name.split("_")[1]),
        )
        self.matrices = [
            torch.tensor(self.weights[f"{name}_quantized"].astype("float32"))
            * torch.tensor(self.weights[f"{name}_scale"])
            for name in self.names
        ]
        self.words = self.embedding("embeddings.word_embeddings.weight")
        self.places = self.embedding("embeddings.position_embeddings.weight")
        self.segments = self.embedding("embeddings.token_type_embeddings.weight")
        self.plain = {}
        self.down = nn.ParameterList(
            nn.Parameter(torch.randn(one.shape[0], rank) * 0.02) for one in self.matrices
        )
        self.up = nn.ParameterList(
            nn.Parameter(torch.zeros(rank, one.shape[1])) for one in self.matrices
        )

    def tensor(self, name):
        if name not in self.plain:
            self.plain[name] = torch.tensor(self.weights[name].copy())
        return self.plain[name]

    def embedding(self, name):
        whole = torch.tensor(self.weights[f"{name}_quantized"].astype("float32"))
        zero = float(self.weights[f"{name}_zero_point"])
        return (whole - zero) * float(self.weights[f"{name}_scale"])

    def norm(self, values, name):
        weight, bias = self.tensor(f"{name}.weight"), self.tensor(f"{name}.bias")
        return functional.layer_norm(values, (WIDTH,), weight, bias, 1e-12)

    def times(self, values, at, bias):
        flat = values.reshape(-1, values.shape[-1])
        change = (self.down[at], self.up[at])
        product = Product.apply(flat, *change, self.matrices[at], self.tensor(bias))
        return product.view(*values.shape[:-1], -1)

    def forward(self, ids, mask, segments):
        """The last hidden states of texts of word pieces: texts by pieces by WIDTH."""
        values = self.words[ids] + self.places[: ids.shape[1]] + self.segments[segments]
        values = self.norm(values, "embeddings.LayerNorm")
        hidden = (1 - mask)[:, None, None, :] * -1e9
        for layer in range(LAYERS):
            name, at = f"encoder.layer.{layer}", MATRICES_OF_A_LAYER * layer

            def heads(part, offset, values=values, name=name, at=at):
                bias = f"{name}.attention.self.{part}.bias"
                given = self.times(values, at + offset, bias)
                shape = (*given.shape[:2], HEADS, WIDTH // HEADS)
                return given.view(shape).transpose(1, 2)

            query, key, value = heads("query", 0), heads("key", 1), heads("value", 2)
            scores = query @ key.transpose(2, 3) / math.sqrt(WIDTH // HEADS) + hidden
            seen = torch.softmax(scores, -1) @ value
            seen = seen.transpose(1, 2).reshape(values.shape)
            seen = self.times(seen, at + 3, f"{name}.attention.output.dense.bias")
            values = self.norm(values + seen, f"{name}.attention.output.LayerNorm")
            inner = self.times(values, at + 4, f"{name}.intermediate.dense.bias")
            fed = self.times(functional.gelu(inner), at + 5, f"{name}.output.dense.bias")
            values = self.norm(values + fed, f"{name}.output.LayerNorm")
        return values

    def embed(self, texts, at_once=20):
        """Texts of word pieces as numbers of length 1. More at once are padded to the longest of them."""
        return in_order_of_length(texts, at_once, self.embed_together)

    def embed_together(self, texts):
        ids, mask = padded(texts)
        values = self(ids, mask, torch.zeros_like(ids))
        return functional.normalize(mean_of(values, mask), dim=-1)

    def written(self):
        """The change as `voice/src/meaning/adaptation/adaptationFile.ts` reads it."""
        out = bytearray(
            struct.pack(">II", MAGIC, VERSION) + struct.pack("<H", len(self.names))
        )
        for at, name in enumerate(self.names):
            down = self.down[at].detach().numpy()
            up = self.up[at].detach().numpy() * SCALE
            # Both factors of a direction as wide as each other lose least to whole numbers.
            widths = (numpy.abs(up).max(1) + 1e-9) / (numpy.abs(down).max(0) + 1e-9)
            balance = numpy.sqrt(widths)
            out += struct.pack("<B", len(name)) + name.encode()
            out += struct.pack("<HHH", down.shape[0], up.shape[1], down.shape[1])
            out += quantised(down * balance[None]) + quantised(up / balance[:, None])
        return bytes(out)

    def read(self, path):
        """Takes up a change that was written before."""
        with open(path, "rb") as file:
            bytes_, at = file.read(), 10

        def scaled(rows, columns):
            nonlocal at
            (scale,) = struct.unpack_from("<f", bytes_, at)
            whole = numpy.frombuffer(bytes_, "int8", rows * columns, at + 4)
            at += 4 + rows * columns
            return torch.tensor(whole.reshape(rows, columns).astype("float32")) * scale

        for down, up in zip(self.down, self.up):
            at += 1 + bytes_[at]
            rows, columns, rank = struct.unpack_from("<HHH", bytes_, at)
            at += 6
            down.data = scaled(rows, rank)
            up.data = scaled(rank, columns) / SCALE


def quantised(values):
    scale = float(numpy.abs(values).max()) / 127 or 1.0
    return struct.pack("<f", scale) + numpy.round(values / scale).astype("int8").tobytes()


def padded(texts):
    longest = max(len(one) for one in texts)
    ids = torch.zeros(len(texts), longest, dtype=torch.long)
    mask = torch.zeros(len(texts), longest)
    for row, one in enumerate(texts):
        ids[row, : len(one)] = torch.tensor(one)
        mask[row, : len(one)] = 1
    return ids, mask


def mean_of(values, mask):
    return (values * mask[:, :, None]).sum(1) / mask.sum(1, keepdim=True)


def in_order_of_length(texts, at_once, each):
    """What `each` makes of texts, a few of like length at a time, in the order in which they came."""
    order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
    parts = [
        each([texts[at] for at in order[start : start + at_once]])
        for start in range(0, len(order), at_once)
    ]
    back = torch.empty(len(order), dtype=torch.long)
    back[torch.tensor(order)] = torch.arange(len(order))
    return torch.cat(parts)[back]
