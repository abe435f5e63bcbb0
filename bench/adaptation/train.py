"""Teaches all-MiniLM-L6-v2 a low-rank change (LoRA, Hu et al. 2021) and writes it down. See README.md.

    python3 train.py MODEL.onnx EXAMPLES.json OUT.bin [EPOCHS]
"""

import json
import math
import random
import struct
import sys

import numpy
import onnx
import torch
from onnx import numpy_helper
from torch import nn
from torch.nn import functional

RANK = 16
SCALE = 2
LEARNING_RATE = 4e-4
WARM_UP_STEPS = 40
TEMPERATURE = 0.05
MOST_PIECES = 48
# More at once are padded to the longest of them.
AT_ONCE = 20
LAYERS, HEADS, WIDTH = 6, 12, 384
MAGIC, VERSION = 0x42444C52, 1

torch.manual_seed(0)
random.seed(0)
MODEL, EXAMPLES, OUT = sys.argv[1:4]
EPOCHS = int(sys.argv[4]) if len(sys.argv) > 4 else 2
WEIGHTS = {
    one.name: numpy_helper.to_array(one) for one in onnx.load(MODEL).graph.initializer
}


def tensor(name):
    return torch.tensor(WEIGHTS[name].copy())


def embedding(name):
    whole = torch.tensor(WEIGHTS[f"{name}_quantized"].astype("float32"))
    zero = float(WEIGHTS[f"{name}_zero_point"])
    return (whole - zero) * float(WEIGHTS[f"{name}_scale"])


# In the graph's order: query, key, value, output, and both layers of the feed-forward part, layer by layer.
NAMES = sorted(
    {
        name.rsplit("_", 1)[0]
        for name in WEIGHTS
        if name.startswith("onnx::MatMul") and name.endswith("_quantized")
    },
    key=lambda name: int(name.split("_")[1]),
)
MATRICES = [
    torch.tensor(WEIGHTS[f"{name}_quantized"].astype("float32"))
    * torch.tensor(WEIGHTS[f"{name}_scale"])
    for name in NAMES
]
WORDS = embedding("embeddings.word_embeddings.weight")
PLACES = embedding("embeddings.position_embeddings.weight")
TYPES = embedding("embeddings.token_type_embeddings.weight")


def norm(values, name):
    weight, bias = tensor(f"{name}.weight"), tensor(f"{name}.bias")
    return functional.layer_norm(values, (WIDTH,), weight, bias, 1e-12)


class Adapted(nn.Module):
    def __init__(self):
        super().__init__()
        self.down = nn.ParameterList(
            nn.Parameter(torch.randn(one.shape[0], RANK) * 0.02) for one in MATRICES
        )
        self.up = nn.ParameterList(
            nn.Parameter(torch.zeros(RANK, one.shape[1])) for one in MATRICES
        )

    def times(self, values, at, bias):
        # Merged first: one wide product is cheaper than it and two thin ones.
        weights = MATRICES[at] + self.down[at] @ self.up[at] * SCALE
        return values @ weights + tensor(bias)

    def forward(self, ids, mask):
        values = WORDS[ids] + PLACES[: ids.shape[1]] + TYPES[0]
        values = norm(values, "embeddings.LayerNorm")
        hidden = (1 - mask)[:, None, None, :] * -1e9
        for layer in range(LAYERS):
            name, at = f"encoder.layer.{layer}", 6 * layer

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
            values = norm(values + seen, f"{name}.attention.output.LayerNorm")
            inner = self.times(values, at + 4, f"{name}.intermediate.dense.bias")
            fed = self.times(functional.gelu(inner), at + 5, f"{name}.output.dense.bias")
            values = norm(values + fed, f"{name}.output.LayerNorm")
        mean = (values * mask[:, :, None]).sum(1) / mask.sum(1, keepdim=True)
        return functional.normalize(mean, dim=-1)


model = Adapted()


def embed(texts):
    order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
    parts = []
    for start in range(0, len(order), AT_ONCE):
        places = order[start : start + AT_ONCE]
        longest = max(len(texts[at]) for at in places)
        ids = torch.zeros(len(places), longest, dtype=torch.long)
        mask = torch.zeros(len(places), longest)
        for row, at in enumerate(places):
            ids[row, : len(texts[at])] = torch.tensor(texts[at])
            mask[row, : len(texts[at])] = 1
        parts.append(model(ids, mask))
    back = torch.empty(len(order), dtype=torch.long)
    back[torch.tensor(order)] = torch.arange(len(order))
    return torch.cat(parts)[back]


def views(business):
    texts = [view[:MOST_PIECES] for passage in business["passages"] for view in passage]
    owners = [at for at, passage in enumerate(business["passages"]) for _ in passage]
    return texts, owners


def answered(business):
    return [one for one in business["questions"] if one["answers"]]


def count(businesses):
    right = known = 0
    with torch.no_grad():
        for business in businesses:
            questions = answered(business)
            if not questions:
                continue
            texts, owners = views(business)
            likeness = embed([one["pieces"] for one in questions]) @ embed(texts).T
            for question, row in zip(questions, likeness):
                known += 1
                right += owners[int(row.argmax())] in question["answers"]
    return f"{right}/{known}"


def business_loss(business):
    questions = answered(business)
    texts, owners = views(business)
    likeness = embed([one["pieces"] for one in questions]) @ embed(texts).T
    likeness = likeness / TEMPERATURE
    right = torch.tensor(
        [[owner in one["answers"] for owner in owners] for one in questions]
    )
    others = torch.logsumexp(likeness.masked_fill(~right, -1e9), 1)
    return (torch.logsumexp(likeness, 1) - others).mean()


def quantised(values):
    scale = float(numpy.abs(values).max()) / 127 or 1.0
    return struct.pack("<f", scale) + numpy.round(values / scale).astype("int8").tobytes()


def write(path):
    out = bytearray(struct.pack(">II", MAGIC, VERSION) + struct.pack("<H", len(NAMES)))
    for at, name in enumerate(NAMES):
        down = model.down[at].detach().numpy()
        up = model.up[at].detach().numpy() * SCALE
        # Both factors of a direction as wide as each other lose least to whole numbers.
        widths = (numpy.abs(up).max(1) + 1e-9) / (numpy.abs(down).max(0) + 1e-9)
        balance = numpy.sqrt(widths)
        out += struct.pack("<B", len(name)) + name.encode()
        out += struct.pack("<HHH", down.shape[0], up.shape[1], RANK)
        out += quantised(down * balance[None]) + quantised(up / balance[:, None])
    with open(path, "wb") as file:
        file.write(out)


with open(EXAMPLES) as file:
    examples = json.load(file)
counted = examples["counted"]
print("before:", {name: count(of) for name, of in counted.items()}, flush=True)
optimiser = torch.optim.AdamW(model.parameters(), lr=LEARNING_RATE, weight_decay=0.01)
teaching = [one for one in examples["teaching"] if answered(one)]
steps, step = EPOCHS * len(teaching), 0
for epoch in range(EPOCHS):
    random.shuffle(teaching)
    for one in teaching:
        for group in optimiser.param_groups:
            warm = min(1, (step + 1) / WARM_UP_STEPS)
            group["lr"] = LEARNING_RATE * warm * (1 - step / steps)
        optimiser.zero_grad()
        business_loss(one).backward()
        optimiser.step()
        step += 1
    print("epoch", epoch + 1, {name: count(of) for name, of in counted.items()}, flush=True)
    write(OUT)
